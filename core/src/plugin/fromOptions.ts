import { readOptions } from "./readOptions.ts"

/**
 * The declaration that a plugin's function makes of what an app passed to it: `given`, which a development build judges. `by` is a
 * function of this copy of core, so that `createKit` of another one is told from it.
 *
 * Fails: throws the kit's errors as they are, and `OptionInvalidError` where the options cannot be read.
 */
export const fromOptions = <Options extends object, Declared extends object>(
  plugin: string,
  given: Options | undefined,
  declare: (options: Options) => Declared
): Declared & { readonly given: unknown; readonly by: unknown } =>
  readOptions(plugin, () => ({ ...declare(given ?? ({} as Options)), given, by: readOptions }))
