export interface Element {
  number: number
  symbol: string
  name: string
  /** At 20 °C. */
  state: 'solid' | 'liquid' | 'gas'
  fact: string
}

const row = (number: number, symbol: string, name: string, state: Element['state'], fact: string): Element => ({
  number,
  symbol,
  name,
  state,
  fact,
})

export const FIRST_TWENTY: readonly Element[] = [
  row(1, 'H', 'Hydrogen', 'gas', 'Hydrogen is the lightest of all elements; stars are mostly made of it.'),
  row(2, 'He', 'Helium', 'gas', 'Helium was found in the light of the Sun before it was found on Earth.'),
  row(3, 'Li', 'Lithium', 'solid', 'Lithium is a metal so light that it floats on oil.'),
  row(4, 'Be', 'Beryllium', 'solid', 'Beryllium is part of the green gem emerald.'),
  row(5, 'B', 'Boron', 'solid', 'Boron makes glass that does not crack when it is heated.'),
  row(6, 'C', 'Carbon', 'solid', 'Carbon forms soft graphite and hard diamond, and it is in all living things.'),
  row(7, 'N', 'Nitrogen', 'gas', 'About 78% of the air is nitrogen.'),
  row(8, 'O', 'Oxygen', 'gas', 'Oxygen is about 21% of the air; fires and most living things need it.'),
  row(9, 'F', 'Fluorine', 'gas', 'Fluorine reacts with nearly everything; its salts, the fluorides, harden teeth.'),
  row(10, 'Ne', 'Neon', 'gas', 'Neon glows orange-red in the tubes of shop signs.'),
  row(11, 'Na', 'Sodium', 'solid', 'Sodium is so soft that a knife cuts it; it is kept under oil.'),
  row(12, 'Mg', 'Magnesium', 'solid', 'Magnesium is also in every green leaf, in the middle of the chlorophyll.'),
  row(13, 'Al', 'Aluminium', 'solid', 'Aluminium is light and does not rust, so it is used for planes, pots and foil.'),
  row(14, 'Si', 'Silicon', 'solid', 'Silicon is won from sand. In the ground only oxygen is more common.'),
  row(15, 'P', 'Phosphorus', 'solid', 'Phosphorus is in bones and on the rough side of a match box.'),
  row(16, 'S', 'Sulphur', 'solid', 'Sulphur burns with a blue flame; rubber for tyres is made tough with it.'),
  row(17, 'Cl', 'Chlorine', 'gas', 'Chlorine is a yellow-green gas. Together with sodium it forms table salt.'),
  row(18, 'Ar', 'Argon', 'gas', 'Argon hardly reacts with anything; old light bulbs were filled with it.'),
  row(19, 'K', 'Potassium', 'solid', 'Potassium burns with a lilac flame; plants need it, so it is in fertilisers.'),
  row(20, 'Ca', 'Calcium', 'solid', 'Calcium is in bones, shells, chalk and milk.'),
]

export const WELL_KNOWN: readonly Element[] = [
  ...FIRST_TWENTY,
  row(22, 'Ti', 'Titanium', 'solid', 'Titanium is strong and light; it is used for artificial hips.'),
  row(24, 'Cr', 'Chromium', 'solid', 'Chromium makes steel stainless. Its name comes from the Greek word for colour.'),
  row(25, 'Mn', 'Manganese', 'solid', 'Manganese makes steel hard enough for railway tracks.'),
  row(26, 'Fe', 'Iron', 'solid', 'Iron is "ferrum" in Latin. It makes blood red and turns to rust in damp air.'),
  row(27, 'Co', 'Cobalt', 'solid', 'Cobalt has coloured glass and tiles deep blue for thousands of years.'),
  row(28, 'Ni', 'Nickel', 'solid', 'Nickel is used for coins; magnets attract it.'),
  row(29, 'Cu', 'Copper', 'solid', 'Copper is "cuprum" in Latin, after the island of Cyprus. It conducts well.'),
  row(30, 'Zn', 'Zinc', 'solid', 'A coat of zinc keeps iron from rusting; brass is made of copper and zinc.'),
  row(33, 'As', 'Arsenic', 'solid', 'Arsenic is a famous poison in old crime stories.'),
  row(35, 'Br', 'Bromine', 'liquid', 'Bromine is a red-brown liquid. Its name comes from the Greek word for stench.'),
  row(47, 'Ag', 'Silver', 'solid', 'Silver is "argentum" in Latin; Argentina is named after it.'),
  row(50, 'Sn', 'Tin', 'solid', 'Tin is "stannum" in Latin. Bronze is made of copper and tin.'),
  row(53, 'I', 'Iodine', 'solid', 'Iodine turns into a violet vapour. A little of it is added to table salt.'),
  row(74, 'W', 'Tungsten', 'solid', 'Tungsten is also called wolfram. It glowed as the thin wire of old light bulbs.'),
  row(78, 'Pt', 'Platinum', 'solid', 'Platinum was called "little silver" in Spanish. It cleans the fumes of cars.'),
  row(79, 'Au', 'Gold', 'solid', 'Gold is "aurum" in Latin. It never rusts.'),
  row(80, 'Hg', 'Mercury', 'liquid', 'Mercury is a liquid metal. Its symbol comes from a Greek name, "water silver".'),
  row(82, 'Pb', 'Lead', 'solid', 'Lead is "plumbum" in Latin; Roman water pipes were made of it, hence "plumber".'),
  row(86, 'Rn', 'Radon', 'gas', 'Radon is a radioactive gas that seeps out of some rocks.'),
  row(92, 'U', 'Uranium', 'solid', 'Uranium is the fuel of nuclear power stations; it is named after Uranus.'),
]

export const element = (symbol: string): Element => {
  const found = WELL_KNOWN.find((one) => one.symbol === symbol)
  if (found === undefined) throw new Error(`no element ${symbol}`)
  return found
}

export const elementsOf = (symbols: string): Element[] => symbols.split(' ').map(element)
