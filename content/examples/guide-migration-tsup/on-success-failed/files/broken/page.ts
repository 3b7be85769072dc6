export const page = ;
