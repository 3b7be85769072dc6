'use server';

export async function reserve(seat: number): Promise<string> {
  return `Seat ${seat} is yours.`;
}
