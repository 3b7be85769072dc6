export const unit = 'm²';
