export const optionaldep = 'optional-dep';
