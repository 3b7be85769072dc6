import { findTitle } from './title';

export const readTitle = async (url: string): Promise<string> => findTitle(await (await fetch(url)).text());
