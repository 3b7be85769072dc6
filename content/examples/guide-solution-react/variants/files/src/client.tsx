'use client';

export const Hour = ({ value }: { value: number }) => <time>{value} h</time>;
