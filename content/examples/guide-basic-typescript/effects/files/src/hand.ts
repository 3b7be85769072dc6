console.log('hand');

export interface Hand {
  angle: number;
}
