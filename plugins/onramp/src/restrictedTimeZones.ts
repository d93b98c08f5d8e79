/** The time zones in which nothing is sold: those of mainland China, Hong Kong and Macau, by their IANA names and aliases. */
export const restrictedTimeZones: ReadonlyArray<string> = [
  "Asia/Shanghai",
  "Asia/Urumqi",
  "Asia/Chongqing",
  "Asia/Harbin",
  "Asia/Kashgar",
  "Asia/Beijing",
  "Asia/Hong_Kong",
  "Asia/Macau",
  "Asia/Macao"
]
