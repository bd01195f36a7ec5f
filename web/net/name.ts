// A name in the languages of the house.
import * as v from 'valibot';

export const NameSchema = v.object({ en: v.string(), pl: v.string() });
export type Name = v.InferOutput<typeof NameSchema>;
