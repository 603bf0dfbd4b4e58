/** Whether a number is the code of a hardship plan, which identifies its document (specification, section 3). */
export const isHardshipPlan = (code: number): code is 0 | 29 | 59 => code === 0 || code === 29 || code === 59;
