/* The values that Python and the C library exchange. binding.py writes the functions, this file knows none.
 *
 * The module keeps to Python's limited interface of 3.10, so that one module serves every later Python. That interface has no dates and no
 * buffers: days go through toordinal and fromordinal, arrays by their addresses.
 */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030A0000
#include <Python.h>
#include <almanac.h>

#include <stdlib.h>
#include <string.h>

/* 1970-01-01 and 9999-12-31, the last, as Python counts days. */
enum { EPOCH = 719163, LAST_ORDINAL = 3652059 };

/* The objects that the module keeps: classes and functions of datetime, and those that install() is given. */
enum { DATE, DATETIME, TO_ORDINAL, FROM_ORDINAL, ZONE, LUNAR_DATE, FAIL, REFUSE, OBJECTS };
typedef struct state { PyObject *of[OBJECTS]; } state;

/* The base of LunarDate. */
typedef struct lunar_object {
    PyObject_HEAD
    almanac_lunar_date number;
} lunar_object;

/* -- What Python gives ------------------------------------------------------------------------------------------- */

/* Has Python raise the error of an argument; always -1. An interrupt, or what else a method of the argument raised, stays as it is. */
static int refuse(state *of, const char *sort, const char *name, PyObject *value)
{
    if (PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_TypeError) && !PyErr_ExceptionMatches(PyExc_ValueError)
        && !PyErr_ExceptionMatches(PyExc_OverflowError))
        return -1;
    PyErr_Clear();
    PyObject *result = PyObject_CallFunction(of->of[REFUSE], "ssO", sort, name, value);
    if (result) PyErr_SetString(PyExc_SystemError, "refused");
    Py_XDECREF(result);
    return -1;
}

static int handle_in(state *of, PyObject *value, const char *name, const void **handle)
{
    *handle = NULL;
    if (value == Py_None) return 0;
    if (!PyCapsule_IsValid(value, name)) return refuse(of, "handle", name, value);
    *handle = PyCapsule_GetPointer(value, name);
    return 0;
}

static int long_in(state *of, PyObject *value, const char *name, int64_t *number)
{
    int overflow = 0;
    PyObject *index = PyNumber_Index(value);
    if (!index) return refuse(of, "number", name, value);
    *number = PyLong_AsLongLongAndOverflow(index, &overflow);
    Py_DECREF(index);
    return overflow ? refuse(of, "range", name, value) : 0;
}

static int number_in(state *of, PyObject *value, const char *name, int32_t *number)
{
    int64_t wide;
    if (long_in(of, value, name, &wide)) return -1;
    *number = (int32_t)wide;
    return *number == wide ? 0 : refuse(of, "range", name, value);
}

static int size_in(state *of, PyObject *value, const char *name, size_t *number)
{
    int64_t wide;
    if (long_in(of, value, name, &wide)) return -1;
    *number = (size_t)wide;
    return 0;
}

/* A bool, also one of numpy, which only a shift makes an index, or 1 or 0. */
static int truth_in(state *of, PyObject *value, const char *name, int *truth)
{
    PyObject *shifted = PyNumber_Lshift(value, Py_False);
    long number = shifted ? PyLong_AsLong(shifted) : -1;
    Py_XDECREF(shifted);
    *truth = number == 1;
    return number == 0 || number == 1 ? 0 : refuse(of, "truth", name, value);
}

/* A date, or a datetime without a time zone. */
static int day_in(state *of, PyObject *value, const char *name, int32_t *day)
{
    PyTypeObject *type = Py_TYPE(value);
    if ((PyObject *)type != of->of[DATE]) {
        if (!PyType_IsSubtype(type, (PyTypeObject *)of->of[DATE])) return refuse(of, "date", name, value);
        if (PyType_IsSubtype(type, (PyTypeObject *)of->of[DATETIME])) {
            PyObject *zone = PyObject_GetAttr(value, of->of[ZONE]);
            Py_XDECREF(zone);
            if (zone != Py_None) return refuse(of, "aware", name, value);
        }
    }
    PyObject *ordinal = PyObject_CallFunctionObjArgs(of->of[TO_ORDINAL], value, NULL);
    if (!ordinal) return -1;
    *day = (int32_t)PyLong_AsLong(ordinal) - EPOCH;
    Py_DECREF(ordinal);
    return 0;
}

static int lunar_in(state *of, PyObject *value, const char *name, almanac_lunar_date *date)
{
    if (!PyObject_TypeCheck(value, (PyTypeObject *)of->of[LUNAR_DATE])) return refuse(of, "lunar", name, value);
    *date = ((lunar_object *)value)->number;
    return 0;
}

/* A str; of a path its bytes. */
static int text_in(state *of, PyObject *value, const char *name, const char **text)
{
    Py_ssize_t size = 0;
    *text = NULL;
    if (value == Py_None) return 0;
    if (PyBytes_Check(value) && !strcmp(name, "path")) {
        *text = PyBytes_AsString(value);
        size = PyBytes_Size(value);
    } else if (PyUnicode_Check(value)) {
        *text = PyUnicode_AsUTF8AndSize(value, &size);
    }
    if (!*text || strlen(*text) != (size_t)size) return refuse(of, "text", name, value);
    return 0;
}

static int bytes_in(state *of, PyObject *value, const char *name, const void **bytes, size_t *size)
{
    if (!PyBytes_Check(value)) return refuse(of, "bytes", name, value);
    *bytes = PyBytes_AsString(value);
    *size = (size_t)PyBytes_Size(value);
    return 0;
}

static int address_in(state *of, PyObject *value, const char *name, void **address)
{
    *address = PyLong_AsVoidPtr(value);
    return PyErr_Occurred() ? refuse(of, "number", name, value) : 0;
}

/* -- What Python is given ---------------------------------------------------------------------------------------- */

/* Has Python raise the error of a status; always null. */
static PyObject *failed(state *of, almanac_status status, const char *function, PyObject *const *given, Py_ssize_t count)
{
    PyObject *asked = PyTuple_New(count);
    if (!asked) return NULL;
    for (Py_ssize_t index = 0; index < count; index++) {
        Py_INCREF(given[index]);
        PyTuple_SetItem(asked, index, given[index]);
    }
    PyObject *result =
        PyObject_CallFunction(of->of[FAIL], "issN", (int)status, almanac_status_text(status), function, asked);
    if (result) PyErr_SetString(PyExc_SystemError, function);
    Py_XDECREF(result);
    return NULL;
}

static PyObject *wrong_count(const char *function, Py_ssize_t expected)
{
    return PyErr_Format(PyExc_TypeError, "%s takes %zd arguments", function, expected);
}

static PyObject *day_out(state *of, int32_t day)
{
    if (day == ALMANAC_NO_DAY) Py_RETURN_NONE;
    if (day <= -EPOCH || day > LAST_ORDINAL - EPOCH) return failed(of, ALMANAC_ERROR_RANGE, "day", NULL, 0);
    PyObject *ordinal = PyLong_FromLongLong((long long)day + EPOCH);
    PyObject *date = ordinal ? PyObject_CallFunctionObjArgs(of->of[FROM_ORDINAL], ordinal, NULL) : NULL;
    Py_XDECREF(ordinal);
    return date;
}

static PyObject *lunar_out(state *of, almanac_lunar_date number)
{
    PyObject *date = PyType_GenericAlloc((PyTypeObject *)of->of[LUNAR_DATE], 0);
    if (date) ((lunar_object *)date)->number = number;
    return date;
}

/* -- LunarDate's base -------------------------------------------------------------------------------------------- */

static PyObject *lunar_part(PyObject *self, void *part)
{
    almanac_lunar_date date = ((lunar_object *)self)->number;
    switch ((intptr_t)part) {
    case 0: return PyLong_FromLong(almanac_lunar_year(date));
    case 1: return PyLong_FromLong(almanac_lunar_month(date));
    case 2: return PyLong_FromLong(almanac_lunar_day(date));
    default: return PyBool_FromLong(almanac_lunar_is_leap(date));
    }
}

static Py_hash_t lunar_hash(PyObject *self) { return (Py_hash_t)((lunar_object *)self)->number; }

static PyObject *lunar_compared(PyObject *self, PyObject *other, int operation)
{
    if (Py_TYPE(self) != Py_TYPE(other)) Py_RETURN_NOTIMPLEMENTED;
    almanac_lunar_date one = ((lunar_object *)self)->number, two = ((lunar_object *)other)->number;
    Py_RETURN_RICHCOMPARE(one, two, operation);
}

static PyGetSetDef lunar_parts[] = {
    {"year", lunar_part, NULL, "The lunar year.", (void *)0},
    {"month", lunar_part, NULL, "The number of the month, 1 to 12; a leap month has that of the month before it.", (void *)1},
    {"day", lunar_part, NULL, "The day of the month, 1 to 30.", (void *)2},
    {"is_leap", lunar_part, NULL, "Whether the month is a leap month.", (void *)3},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot lunar_slots[] = {
    {Py_tp_getset, lunar_parts},
    {Py_tp_hash, (void *)lunar_hash},
    {Py_tp_richcompare, (void *)lunar_compared},
    {0, NULL},
};

static PyType_Spec lunar_type = {
    "lunisolar_almanac._native.Lunar", sizeof(lunar_object), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, lunar_slots};

/* -- The module -------------------------------------------------------------------------------------------------- */

/* lunar(year, month, day, is_leap): the date of its parts. */
static PyObject *lunar(PyObject *module, PyObject *const *given, Py_ssize_t count)
{
    state *of = PyModule_GetState(module);
    int32_t year, month, day;
    int is_leap;
    if (count != 4) return wrong_count("lunar", 4);
    if (number_in(of, given[0], "lunar", &year) || number_in(of, given[1], "lunar", &month)
        || number_in(of, given[2], "lunar", &day) || truth_in(of, given[3], "is_leap", &is_leap))
        return NULL;
    almanac_lunar_date date = almanac_lunar(year, month, is_leap, day);
    return date ? lunar_out(of, date) : failed(of, ALMANAC_ERROR_TEXT, "lunar", given, count);
}

/* install(LunarDate, fail, refuse): the class and the functions of Python that this module calls. */
static PyObject *install(PyObject *module, PyObject *const *given, Py_ssize_t count)
{
    state *of = PyModule_GetState(module);
    if (count != 3) return wrong_count("install", 3);
    for (int index = 0; index < 3; index++) {
        Py_INCREF(given[index]);
        Py_CLEAR(of->of[LUNAR_DATE + index]);
        of->of[LUNAR_DATE + index] = given[index];
    }
    Py_RETURN_NONE;
}

static int set_up(PyObject *module)
{
    state *of = PyModule_GetState(module);
    PyObject *datetime = PyImport_ImportModule("datetime"), *type = PyType_FromSpec(&lunar_type);
    if (!datetime || !type || PyModule_AddObjectRef(module, "Lunar", type)) return -1;
    of->of[DATE] = PyObject_GetAttrString(datetime, "date");
    of->of[DATETIME] = PyObject_GetAttrString(datetime, "datetime");
    of->of[TO_ORDINAL] = PyObject_GetAttrString(of->of[DATE], "toordinal");
    of->of[FROM_ORDINAL] = PyObject_GetAttrString(of->of[DATE], "fromordinal");
    of->of[ZONE] = PyUnicode_InternFromString("tzinfo");
    Py_DECREF(datetime);
    Py_DECREF(type);
    return PyErr_Occurred() ? -1 : 0;
}

/* From 3.12 on an interpreter may have a lock of its own, since all state is the module's. Headers of 3.10 have no names for this slot, and
 * Pythons before 3.12 refuse it. */
static PyModuleDef_Slot interpreters_slot(void)
{
    int minor = 0;
    sscanf(Py_GetVersion(), "3.%d", &minor);
    return minor < 12 ? (PyModuleDef_Slot){0, NULL} : (PyModuleDef_Slot){3, (void *)2};
}

static int visit_objects(PyObject *module, visitproc visit, void *arg)
{
    state *of = PyModule_GetState(module);
    for (int index = 0; index < OBJECTS; index++) Py_VISIT(of->of[index]);
    return 0;
}

static int drop_objects(PyObject *module)
{
    state *of = PyModule_GetState(module);
    for (int index = 0; index < OBJECTS; index++) Py_CLEAR(of->of[index]);
    return 0;
}
