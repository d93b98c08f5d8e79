import { parseCaipNetworkId, type SiwxData } from "@latchkey/core"
import { SiwxMessageInvalidError } from "./errors.ts"
import { isField, MAX_MESSAGE, MAX_RESOURCES } from "./messageFields.ts"
import { messageNamespaces, type MessageNamespace } from "./MessageNamespace.ts"

const checkDates = ({ issuedAt, expirationTime, notBefore }: SiwxData): boolean =>
  [issuedAt, expirationTime, notBefore].every((date) => date === undefined || isField.date(date))

/**
 * The text of a message after CAIP-122, for EVM networks the one of EIP-4361.
 *
 * Fails: throws `SiwxMessageInvalidError`, whose `field` says what cannot be written: a line break in a statement, a date
 * that does not exist, an address of another namespace.
 */
export const formatMessage = (
  data: SiwxData,
  namespaces: ReadonlyArray<MessageNamespace> = messageNamespaces
): string => {
  const refuse = (field: string): never => {
    throw new SiwxMessageInvalidError({ field })
  }
  const must = (isRight: boolean, field: string) => isRight || refuse(field)
  const { statement, resources, requestId, issuedAt } = data
  const { namespace, reference } = parseCaipNetworkId(data.chainId)
  const known = namespaces.find(({ id }) => id === namespace) ?? refuse("chainId")
  must(known.address.test(data.accountAddress), "accountAddress")
  must(isField.domain(data.domain), "domain")
  must(statement === undefined || isField.statement(statement), "statement")
  must(isField.uri(data.uri), "uri")
  must(data.version === "1", "version")
  must(isField.reference(reference), "chainId")
  must(isField.nonce(data.nonce), "nonce")
  must(issuedAt !== undefined, "issuedAt")
  must(checkDates(data), "dates")
  must(requestId === undefined || isField.requestId(requestId), "requestId")
  must((resources?.length ?? 0) <= MAX_RESOURCES && (resources ?? []).every(isField.uri), "resources")
  const optional = (label: string, value: string | undefined) =>
    value === undefined ? [] : [`${label}: ${value}`]
  const text = [
    `${data.domain} wants you to sign in with your ${known.account} account:`,
    data.accountAddress,
    "",
    ...(statement === undefined ? [] : [statement]),
    "",
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${data.nonce}`,
    `Issued At: ${issuedAt}`,
    ...optional("Expiration Time", data.expirationTime),
    ...optional("Not Before", data.notBefore),
    ...optional("Request ID", requestId),
    ...(resources === undefined ? [] : ["Resources:", ...resources.map((uri) => `- ${uri}`)])
  ].join("\n")
  must(text.length <= MAX_MESSAGE, "length")
  return text
}
