/** The name of a role in CSS variables and token files: tokenName("strongRaised") => "strong-raised", tokenName("1.5") => "1-5" */
export const tokenName = (role: string): string =>
  role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(".", "-");
