/* In place of pyconfig.h, which a Python of Linux has for Linux alone: what the headers of the limited interface ask of Windows. */
#define Py_PYCONFIG_H
#define MS_WINDOWS
#define MS_WIN64
#define Py_ENABLE_SHARED
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_VOID_P 8
#define SIZEOF_WCHAR_T 2
