/** Chapters and blocks whose conditions last: endocrine, mental, nervous, circulatory, chronic lung disease and failure, chronic kidney disease. */
export const chronicChapters = /^(?:E|F|G[2-4]|I1[0-3]|I25|I48|I50|J4[45]|J84|J96\.1|N18|M0[56]|M1|B18|B20|K50|K51)/;
