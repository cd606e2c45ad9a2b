import { z } from 'zod';

/** A half-open range of UTF-16 units of a text. */
export const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(0) });
