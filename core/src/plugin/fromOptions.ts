import { readOptions } from "./readOptions.ts"

/**
 * The declaration that a plugin's function makes of what an app passed to it: `given`, which a development build judges.
 *
 * Fails: throws the kit's errors as they are, and `OptionInvalidError` where the options cannot be read.
 */
export const fromOptions = <Options extends object, Declared extends object>(
  plugin: string,
  given: Options | undefined,
  declare: (options: Options) => Declared
): Declared & { readonly given: unknown } =>
  readOptions(plugin, () => ({ ...declare(given ?? ({} as Options)), given }))
