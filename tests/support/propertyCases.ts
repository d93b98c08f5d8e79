/** How many cases a property tries that money depends on, in each run; `PROPERTY_CASES=1000000` for more. */
export const propertyCases = Number(process.env["PROPERTY_CASES"] ?? 100_000)
