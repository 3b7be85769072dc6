export default function half(length: number): number;
