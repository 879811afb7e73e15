/** The id of a QTest as it is sent: in any case, and out of surrounding space (contract §1). */
export const readQTestId = (sent: string): string => sent.trim().toLowerCase()
