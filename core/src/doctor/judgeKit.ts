import { judgeOptions } from "../diagnostic/judgeOptions.ts"
import { isOwnError } from "../error/KitError.ts"
import type { Finding } from "./Finding.ts"

// Whether a copy is another one says what is installed: here the options may have been read by a bundler, with copies of its own.
const unsure = ["CORE_TWICE"]

/** What a development build would tell of a kit's options, and what it would refuse. Makes no kit. */
export const judgeKit = (options: unknown): ReadonlyArray<Finding> => {
  try {
    return judgeOptions(options)
      .filter(({ code }) => !unsure.includes(code))
      .map(({ code, message, advice }) => ({
        level: "warning",
        code,
        message,
        advice,
        page: `mistakes/#${code.toLowerCase()}`
      }))
  } catch (error) {
    if (!isOwnError(error)) throw error
    const { code, message, advice } = error
    return [
      { level: "error", code, message, advice, page: `errors/#${code.toLowerCase().replaceAll("_", "-")}` }
    ]
  }
}
