// A name in the languages it has: English, and others.
import * as v from 'valibot';

export const NameSchema = v.objectWithRest({ en: v.string() }, v.string());
export type Name = v.InferOutput<typeof NameSchema>;
