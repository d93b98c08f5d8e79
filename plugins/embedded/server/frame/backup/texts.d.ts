/** The script of a backup file, as `buildFrame` bundles it from `main.ts`. */
declare module "backup:script" {
  const text: string
  export default text
}

/** Its style sheet: the frame's own. */
declare module "backup:style" {
  const text: string
  export default text
}
