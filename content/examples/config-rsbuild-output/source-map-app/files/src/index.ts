export interface Words {
  readonly list: string[];
}

export const fail = (words: Words): never => {
  throw new Error(words.list.join());
};
