export const halfSteps: boolean = true;
