export const hours = (clock) => clock?.hours;
