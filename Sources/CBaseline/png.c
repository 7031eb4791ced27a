#include "CBaseline.h"
#include <png.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint8_t *bytes;
    size_t count, room;
} Buffer;

static void append(png_structp writer, png_bytep bytes, size_t count) {
    Buffer *buffer = png_get_io_ptr(writer);
    if (buffer->count + count > buffer->room) {
        buffer->room = (buffer->count + count) * 2;
        buffer->bytes = realloc(buffer->bytes, buffer->room);
    }
    memcpy(buffer->bytes + buffer->count, bytes, count);
    buffer->count += count;
}

static void flush(png_structp writer) { (void)writer; }

size_t baseline_png(const uint8_t *rgb, int width, int height, int level) {
    Buffer buffer = {0};
    png_structp writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(writer);
    if (setjmp(png_jmpbuf(writer))) abort();
    png_set_write_fn(writer, &buffer, append, flush);
    png_set_compression_level(writer, level);
    png_set_filter(writer, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(
        writer, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(writer, info);
    for (int row = 0; row < height; row++) png_write_row(writer, rgb + (size_t)row * (size_t)width * 3);
    png_write_end(writer, info);
    png_destroy_write_struct(&writer, &info);
    free(buffer.bytes);
    return buffer.count;
}
