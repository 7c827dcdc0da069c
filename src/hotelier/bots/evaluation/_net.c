/* The value net, as net.py computes it: whole numbers alone, so that every machine finds the same.

   net.py explains the file and the scales. A position has about a hundred features; their rows are summed,
   which is where the time goes, and two small layers follow: about three microseconds in all. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST_UNITS 256
#define MOST_BETWEEN 2047 /* this and the next two: so that no sum leaves 32 bits */
#define MOST_BIAS (1 << 30)
#define MOST_SEEN (1 << 14)

typedef struct {
    PyObject_HEAD
    int32_t features, first, second, last_bias;
    int32_t *direct;                                  /* features */
    int16_t *rows;                                    /* features x first */
    int32_t *first_bias;                              /* first */
    int16_t *between;                                 /* second x first */
    int32_t *second_bias;                             /* second */
    int32_t *last;                                    /* second */
} Net;

static const char no_net[] = "these are not the weights of a value net";

/* Copies the next part of the file and moves on. */
static void *take(const char **at, size_t bytes)
{
    void *part = PyMem_Malloc(bytes ? bytes : 1);
    if (part)
        memcpy(part, *at, bytes);
    *at += bytes;
    return part;
}

static void forget(Net *net)
{
    PyMem_Free(net->direct);
    PyMem_Free(net->rows);
    PyMem_Free(net->first_bias);
    PyMem_Free(net->between);
    PyMem_Free(net->second_bias);
    PyMem_Free(net->last);
    Py_TYPE(net)->tp_free((PyObject *)net);
}

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *named)
{
    Py_buffer file;
    if (named && PyDict_GET_SIZE(named)) {
        PyErr_SetString(PyExc_TypeError, "a net takes no keywords");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "y*", &file))
        return NULL;
    int32_t sizes[3] = {0, 0, 0};
    if (file.len >= (Py_ssize_t)sizeof sizes)
        memcpy(sizes, file.buf, sizeof sizes);
    size_t features = (size_t)sizes[0], first = (size_t)sizes[1], second = (size_t)sizes[2];
    size_t whole = sizeof sizes + 4 * features + 2 * features * first + 4 * first
                   + 2 * second * first + 4 * second + 4 * second + 4;
    if (sizes[0] < 1 || sizes[1] < 1 || sizes[2] < 1 || first > MOST_UNITS || second > MOST_UNITS
        || features > 1 << 20 || (size_t)file.len != whole) {
        PyBuffer_Release(&file);
        PyErr_SetString(PyExc_ValueError, no_net);
        return NULL;
    }
    Net *net = (Net *)type->tp_alloc(type, 0);
    int fits = 1;
    if (net) {
        const char *at = (const char *)file.buf + sizeof sizes;
        net->features = sizes[0];
        net->first = sizes[1];
        net->second = sizes[2];
        net->direct = take(&at, 4 * features);
        net->rows = take(&at, 2 * features * first);
        net->first_bias = take(&at, 4 * first);
        net->between = take(&at, 2 * second * first);
        net->second_bias = take(&at, 4 * second);
        net->last = take(&at, 4 * second);
        memcpy(&net->last_bias, at, 4);
        if (!net->direct || !net->rows || !net->first_bias || !net->between || !net->second_bias
            || !net->last) {
            Py_CLEAR(net);
            PyErr_NoMemory();
        }
        for (size_t place = 0; net && place < first * second; place++)
            fits = fits && abs(net->between[place]) <= MOST_BETWEEN;
        for (size_t unit = 0; net && unit < first; unit++)
            fits = fits && net->first_bias[unit] <= MOST_BIAS && net->first_bias[unit] >= -MOST_BIAS;
        for (size_t unit = 0; net && unit < second; unit++)
            fits = fits && net->second_bias[unit] <= MOST_BIAS && net->second_bias[unit] >= -MOST_BIAS;
    }
    if (!fits) {
        Py_CLEAR(net);
        PyErr_SetString(PyExc_ValueError, no_net);
    }
    PyBuffer_Release(&file);
    return (PyObject *)net;
}

static int64_t rest_of(const Net *net, const int32_t *sums)
{
    int32_t shown[MOST_UNITS];
    int64_t out = 0;
    for (int unit = 0; unit < net->first; unit++) {
        int32_t value = sums[unit] >> 4;
        shown[unit] = value < 0 ? 0 : value > 1023 ? 1023 : value;
    }
    for (int unit = 0; unit < net->second; unit++) {
        int32_t sum = net->second_bias[unit];
        const int16_t *weights = net->between + (size_t)unit * net->first;
        for (int from = 0; from < net->first; from++)
            sum += shown[from] * weights[from];
        sum >>= 8;
        if (sum > 0)
            out += (int64_t)(sum > 32767 ? 32767 : sum) * net->last[unit];
    }
    return out;
}

static PyObject *value(Net *net, PyObject *found)
{
    if (!PyList_Check(found)) {
        PyErr_SetString(PyExc_TypeError, "the features are a list of numbers");
        return NULL;
    }
    if (PyList_GET_SIZE(found) > MOST_SEEN) {
        PyErr_SetString(PyExc_ValueError, "these are too many features");
        return NULL;
    }
    int32_t sums[MOST_UNITS];
    int64_t out = net->last_bias;
    memcpy(sums, net->first_bias, 4 * (size_t)net->first);
    for (Py_ssize_t place = 0; place < PyList_GET_SIZE(found); place++) {
        Py_ssize_t feature = PyLong_AsSsize_t(PyList_GET_ITEM(found, place));
        if (feature < 0 || feature >= net->features) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_IndexError, "there is no feature %zd", feature);
            return NULL;
        }
        const int16_t *row = net->rows + (size_t)feature * net->first;
        for (int unit = 0; unit < net->first; unit++)
            sums[unit] += row[unit];
        out += net->direct[feature];
    }
    return PyLong_FromLongLong((out + rest_of(net, sums)) >> 6);
}

static PyMethodDef methods[] = {
    {"value", (PyCFunction)value, METH_O, "What the net makes of these features, in 1024ths of a point."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject net_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "hotelier.bots.evaluation._net.Net",
    .tp_basicsize = sizeof(Net),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "The value net, with the weights of a file.",
    .tp_new = make,
    .tp_dealloc = (destructor)forget,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_net", "The value net in C.", -1, NULL,
                                    NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__net(void)
{
    if (PyType_Ready(&net_type) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && PyModule_AddObjectRef(made, "Net", (PyObject *)&net_type) < 0)
        Py_CLEAR(made);
    return made;
}
