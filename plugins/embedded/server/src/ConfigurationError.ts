/** A configuration that a server cannot start with; the message says where the mistake is. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError"
}
