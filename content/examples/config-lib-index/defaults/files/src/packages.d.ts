declare module 'text-size' {
  export const unit: string;
}
