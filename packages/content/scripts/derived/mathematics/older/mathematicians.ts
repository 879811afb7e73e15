import type { DerivedQuiz } from '../../derived-quiz.ts'
import { mathematicsHead } from '../mathematics-head.ts'

export const mathematiciansOfTheWorld: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'mathematicians-of-the-world',
    quizName: 'Mathematicians of the World',
    quizDescription: 'From Aryabhata to Noether: people who found rules of numbers, shapes and chance.',
    cover: 'scene_night_open-book_infinity',
    ageGroup: '9 to 14',
    classes: [6, 7, 8, 9],
    topics: ['mathematicians', 'history of mathematics'],
    difficulty: 'medium',
    keyWords: ['Ramanujan', 'Euclid', 'Gauss', 'discovery'],
  }),
  seed: 234,
  parts: [],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'Pythagoras is famous for a rule about which shape?',
      questionImage: 'emoji_classical-building.png',
      questionImageAlt: 'A Greek temple with a row of columns.',
      answerChoices: ['The right-angled triangle', 'The circle', 'The cube', 'The regular hexagon'],
      correctAnswer: ['The right-angled triangle'],
      answerContent:
        'The squares on the two short sides are together as large as the square on the longest side: 3² + 4² = 5².',
    },
    {
      questionType: 'TRF',
      questionTitle: 'Aryabhata was a mathematician and astronomer of ancient India.',
      questionImage: 'emoji_milky-way.png',
      questionImageAlt: 'The night sky with the band of the Milky Way.',
      correctAnswer: ['True'],
      answerContent:
        'In his book of the year 499 he gave 3.1416 as a value close to pi, and said that the Earth turns.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'A story says that Archimedes ran out of his bath and shouted "Eureka!". What had he understood?',
      questionImage: 'emoji_bathtub.png',
      questionImageAlt: 'A bathtub full of water.',
      answerChoices: [
        'How a body pushes water away',
        'How warm water cools down',
        'How soap makes bubbles',
        'How long a bath should take',
      ],
      correctAnswer: ['How a body pushes water away'],
      answerContent:
        'The water that rises tells the volume of the body. So he could test a crown of gold, the story says.',
    },
    {
      questionType: 'FIB',
      questionTitle: 'Brahmagupta wrote rules for sums with a number that means "nothing". It is called ____.',
      correctAnswer: ['zero'],
      answerContent:
        'In 628 he wrote, for example, that a number minus itself gives it, and how to add debts and fortunes.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'The word "algorithm" comes from the name of which scholar of Baghdad?',
      questionImage: 'emoji_scroll.png',
      questionImageAlt: 'A scroll of old paper with writing.',
      answerChoices: ['Al-Khwarizmi', 'Omar Khayyam', 'Ibn Battuta', 'Al-Biruni'],
      correctAnswer: ['Al-Khwarizmi'],
      answerContent: 'From the title of one of his books comes another word as well: algebra.',
    },
    {
      questionType: 'MTF',
      questionTitle: 'Match each mathematician to the country or land of birth.',
      correctAnswer: [
        ['Srinivasa Ramanujan', 'Carl Friedrich Gauss', 'Leonhard Euler', 'Ada Lovelace'],
        ['India', 'Germany', 'Switzerland', 'England'],
      ],
      answerContent:
        'They worked in other lands as well: Ramanujan in Cambridge, Euler in Saint Petersburg and Berlin.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'The boy Gauss was asked to add 1 + 2 + 3 and so on up to 100. How did he do it so fast?',
      questionImage: 'emoji_hundred-points.png',
      questionImageAlt: 'The number 100, underlined twice.',
      answerChoices: [
        'He made pairs that give 101 each',
        'He had learned it by heart',
        'He only added the even ones',
        'He used a machine with wheels',
      ],
      correctAnswer: ['He made pairs that give 101 each'],
      answerContent: '1 + 100, 2 + 99, 3 + 98 ...: fifty pairs of 101 make 5,050.',
    },
    {
      questionType: 'TRF',
      questionTitle: 'Ramanujan said of the taxi number 1729 that it was a dull number.',
      questionImage: 'emoji_taxi.png',
      questionImageAlt: 'A taxi.',
      correctAnswer: ['False'],
      answerContent:
        'His friend Hardy thought so. Ramanujan answered that it is the smallest sum of two cubes in two ways: 1 + 1,728 and 729 + 1,000.',
    },
    {
      questionType: 'NQS',
      questionTitle: 'Numbers on the move',
      answerChoices: [],
      answerContent:
        'The digits 0 to 9 were developed in India. Scholars who wrote Arabic took them west, and in 1202 a book by Fibonacci of Pisa helped to spread them in Europe.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'In the row that is named after Fibonacci, 1, 1, 2, 3, 5, 8, ..., what comes next?',
      questionImage: 'emoji_rabbit.png',
      questionImageAlt: 'A rabbit: his riddle was about rabbits.',
      answerChoices: ['13', '15', '16', '21'],
      correctAnswer: ['13'],
      keepOrder: true,
      answerContent:
        'Each number is the sum of the two before it: 5 + 8 = 13. Indian scholars of verse knew the row even earlier.',
      reckoning: '5+8',
    },
    {
      questionType: 'CNT',
      questionTitle:
        'I taught geometry in Alexandria and wrote "The Elements", a school book for 2,000 years. Who am I?',
      correctAnswer: ['Euclid'],
      answerContent: 'The book begins with points, lines and circles and proves each rule from the ones before.',
    },
    {
      questionType: 'MCQ',
      questionTitle: "Which mathematician wrote down a method by which Babbage's planned machine could reckon?",
      questionImage: 'emoji_gear.png',
      questionImageAlt: 'A toothed wheel of a machine.',
      answerChoices: ['Ada Lovelace', 'Sophie Germain', 'Hypatia', 'Emmy Noether'],
      correctAnswer: ['Ada Lovelace'],
      answerContent:
        'Her notes of 1843 are often called the first computer program, long before there was such a machine.',
    },
    {
      questionType: 'FIB',
      questionTitle: 'Shakuntala Devi was called the human ____, since she did huge sums in her head.',
      correctAnswer: ['computer'],
      answerContent: 'In 1980 she multiplied two numbers of thirteen digits in 28 seconds.',
    },
    {
      questionType: 'MCQ',
      questionTitle: "Why did Sophie Germain sign her letters to professors with a man's name?",
      answerChoices: [
        'Women could not study at their school',
        'Her own name was too long',
        'She wanted to win a bet',
        'Her letters were full of mistakes',
      ],
      correctAnswer: ['Women could not study at their school'],
      answerContent:
        'She learned from borrowed lecture notes in Paris. Her work on vibrating plates won a prize in 1816.',
    },
    {
      questionType: 'DND',
      questionTitle: 'Put the mathematicians in the order in which they lived, the earliest first.',
      correctAnswer: ['Archimedes', 'Aryabhata', 'Isaac Newton', 'Srinivasa Ramanujan'],
      answerContent: 'They lived about 250 BCE, about 500, about 1700 and about 1900.',
    },
    {
      questionType: 'TRF',
      questionTitle: 'The number of Kaprekar, 6,174, was found by a school teacher in India.',
      correctAnswer: ['True'],
      answerContent:
        'D. R. Kaprekar taught in Devlali. Order four digits down and up, subtract, repeat: you end at 6,174 (unless all four digits are equal).',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'In 2014 Maryam Mirzakhani was the first woman to win which prize for mathematics?',
      questionImage: 'emoji_sports-medal.png',
      questionImageAlt: 'A medal on a ribbon.',
      answerChoices: ['The Fields Medal', 'The Nobel Prize', 'The Booker Prize', 'The Turing Award'],
      correctAnswer: ['The Fields Medal'],
      answerContent: 'She came from Iran and studied curved surfaces. There is no Nobel Prize for mathematics.',
    },
  ],
}
