/** phoneLink("+385 32 000 000") => "tel:+38532000000" */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
