export const unit = 'code of the dependency';
