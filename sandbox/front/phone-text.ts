/** A North American number as people write it: `+1 202 555 0101`. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
