export const unit: string = 'm²';
