export const noon = await 12;
