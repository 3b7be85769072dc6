export const unit = 'metre';
