declare const TOKEN_LENGTH: number;
