export const unit = 'm';
