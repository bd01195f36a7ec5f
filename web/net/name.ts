// A name in the languages of the house, and in others where it has one.
import * as v from 'valibot';

export const NameSchema = v.objectWithRest({ en: v.string(), pl: v.string() }, v.string());
export type Name = v.InferOutput<typeof NameSchema>;

/** What has no name in a language yet is called by its English one. */
export const nameIn = (name: Name, lang: string): string => name[lang] ?? name.en;
