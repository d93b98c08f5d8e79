/** What the sample uses of Next, which the docs do not install. */
declare module "next/headers" {
  export const cookies: () => Promise<{ readonly toString: () => string }>
}
