import { isOwnError } from "../error/KitError.ts"
import { OptionInvalidError } from "../session/startErrors.ts"

/**
 * What `read` makes of options that an app passed to `of`.
 *
 * Fails: throws the kit's errors as they are, and `OptionInvalidError` in the place of whatever else is thrown.
 */
export const readOptions = <A>(of: string, read: () => A): A => {
  try {
    return read()
  } catch (cause) {
    throw isOwnError(cause) ? cause : new OptionInvalidError({ option: of }, cause)
  }
}
