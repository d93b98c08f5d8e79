import type { SiwxOptions } from "./SiwxOptions.ts"

/** Whether signing in is required: what the app says, else whoever keeps the sign-ins. */
export const isRequired = ({ required, backend, siweConfig }: SiwxOptions): boolean =>
  required ?? (backend ? backend.getRequired?.() === true : siweConfig?.required !== false)
