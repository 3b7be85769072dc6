export const unit = 'unit';
