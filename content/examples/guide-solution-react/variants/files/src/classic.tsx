import React from 'react';

export const Hour = ({ value }: { value: number }) => <time>{value} h</time>;
