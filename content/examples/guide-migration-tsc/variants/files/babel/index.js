export const unit = 'mile';
