import type { SafeWords } from '../safe-words.ts'

/** Adjectives that are the same for both genders. */
const FRIENDLY =
  `Alegre Amável Valente Feliz Audaz Veloz Genial Ágil Nobre Leal Brilhante Radiante Paciente Elegante Sorridente Cordial Gentil Capaz
  Prudente Inteligente Incrível Estelar Musical Jovial Confiante Saltitante Cintilante Legal Contente`.split(/\s+/u)

export const safeNames: SafeWords = [
  {
    first:
      `Tigre Leão Lince Golfinho Falcão Canguru Coala Panda Pinguim Coelho Castor Cavalo Colibri Tucano Tamanduá Pardal Condor
      Flamingo Jaguar Quati Polvo Salmão Rouxinol Pelicano Cisne Bisão Grilo Esquilo Tatu Boto Sabiá Papagaio Alce Quokka
      Guaxinim`.split(/\s+/u),
    second: [
      ...FRIENDLY,
      ...`Corajoso Curioso Risonho Generoso Tranquilo Dourado Mágico Carinhoso Sereno Divertido Honesto Sincero Animado Aventureiro
        Sonhador Atento Destemido Bondoso Simpático Esperto`.split(/\s+/u),
    ],
  },
  {
    first:
      `Girafa Zebra Lontra Borboleta Gazela Lhama Alpaca Libélula Andorinha Tartaruga Águia Garça Joaninha Abelha Arara Onça
      Capivara Gaivota Cegonha Pantera Raposa Coruja Formiga Lebre Cotovia Ema`.split(/\s+/u),
    second: [
      ...FRIENDLY,
      ...`Corajosa Curiosa Risonha Generosa Tranquila Dourada Mágica Carinhosa Serena Divertida Honesta Sincera Animada Aventureira
        Sonhadora Atenta Destemida Bondosa Simpática Esperta`.split(/\s+/u),
    ],
  },
]
