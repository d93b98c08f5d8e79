import { readField } from "../../error/readField.ts"

/** Whether a foreign value is an object, or a function, that has a function of that name. Never throws. */
export const hasFunction = (value: unknown, name: string): value is object =>
  (typeof value === "object" || typeof value === "function") && typeof readField(value, name) === "function"
