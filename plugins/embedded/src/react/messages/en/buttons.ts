/** What buttons of the page say that sign in, in English. */
export const buttons = {
  email: "Continue with e-mail",
  passkey: "Continue with a passkey",
  provider: "Continue with {provider}"
}

/** The same in any language. */
export type Buttons = { readonly [Key in keyof typeof buttons]: string }
