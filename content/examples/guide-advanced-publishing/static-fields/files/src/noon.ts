export const noon = (): string => '12:00';
