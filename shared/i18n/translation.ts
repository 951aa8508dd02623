/** The shape of a language's texts: every key of the English ones, each a sentence of its own. */
export type Translation<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};
