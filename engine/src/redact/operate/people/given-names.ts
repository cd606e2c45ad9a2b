const list = (names: string): readonly string[] => names.split(/\s+/).filter(Boolean);

/** Given names that mostly women bear, of many origins. They replace names, and say which kind a name is. */
export const womensNames: readonly string[] = list(`
  Abigail Adele Agnes Aisha Alice Alicia Alma Amanda Amelia Amina Amy Ana Andrea Angela Anika Anita Anna Annette Antonia Ayesha Barbara Beatrice Bella Bernadette Bianca Brenda Bridget Camila
  Carla Carmen Carol Caroline Catherine Cecilia Charlotte Chloe Christina Claire Clara Cynthia Daniela Deborah Denise Diana Dolores Donna Dorothy Edith Eileen Elaine Elena Eleanor Elizabeth Ella
  Ellen Elsa Emily Emma Esther Eva Evelyn Fatima Fiona Florence Frances Francesca Gabriela Gloria Hannah Harriet Heather Helen Helena Hilda Ida Ingrid Irene Isabel Isabella Jacqueline Jane Janet
  Janice Jasmine Jean Jennifer Jessica Joan Joanna Josephine Joyce Judith Julia Juliana Karen Katarina Katherine Kathleen Keiko Kimberly Laila Larissa Laura Lauren Leila Lena Leticia Linda Lisa
  Lorena Louise Lucia Lucy Lydia Magdalena Mai Manuela Margaret Maria Mariam Marianne Marina Marisol Martha Mary Maureen Megan Mei Melissa Michelle Mildred Miriam Monica Nadia Nancy Naomi Natalia
  Natasha Nicole Nina Noemi Nora Olga Olivia Pamela Patricia Paula Pauline Petra Phyllis Priya Rachel Ramona Rebecca Regina Renata Rita Rosa Rosalind Rosemary Ruth Sabrina Samira Sandra Sara Sarah
  Sharon Sheila Shirley Silvia Simone Sofia Sonia Sophie Stella Stephanie Susan Sylvia Tamara Tanya Tatiana Teresa Thelma Theresa Ursula Valentina Valeria Vanessa Vera Veronica Victoria Virginia
  Vivian Wanda Wendy Yasmin Yolanda Yoko Yvonne Zainab Zoe`);

/** Given names that mostly men bear, of many origins. */
export const mensNames: readonly string[] = list(`
  Aaron Abdul Abraham Adam Adrian Ahmed Alan Albert Alejandro Alexander Alfred Ali Amir Andre Andrew Anthony Antonio Arjun Arnold Arthur Arturo Benjamin Bernard Boris Brandon Brian Bruno Carl
  Carlos Cedric Cesar Charles Christopher Clarence Clifford Clyde Conrad Craig Damian Daniel Darius David Dennis Derek Desmond Diego Dimitri Dmitri Dominic Donald Douglas Duncan Edgar Edmund Eduardo
  Edward Edwin Elias Elliot Emilio Emmanuel Enrique Eric Ernest Esteban Ethan Eugene Felipe Felix Ferdinand Fernando Floyd Francisco Frederick Gabriel Geoffrey George Gerald Gerard Gilbert Giovanni
  Gordon Gregory Guillermo Gustav Harold Harvey Hassan Hector Henry Herbert Herman Hiroshi Howard Hubert Hugo Ian Ibrahim Ignacio Isaac Ivan Jack Jacob Jacques Jamal James Jason Javier Jeffrey
  Jeremy Jerome Jesse Joel John Jonathan Jorge Jose Joseph Joshua Juan Julian Julius Karl Keith Kenji Kenneth Kevin Kofi Kwame Lars Laurence Lawrence Leon Leonard Leroy Lewis Lionel Louis Lucas Luis
  Luther Magnus Malcolm Manuel Marco Marcus Mario Martin Mateo Matthew Maurice Michael Miguel Milan Milton Mohammed Mohamed Nathan Nathaniel Neil Nicholas Nikolai Noah Norman Oliver Omar Orlando Oscar
  Oswald Otto Owen Pablo Patrick Paul Pedro Percy Peter Philip Rafael Rajesh Ralph Ramon Raymond Ricardo Richard Robert Roberto Rodney Roger Roland Ronald Rudolph Russell Samuel Sanjay Santiago Scott
  Sergei Seth Simon Stanley Stephen Steven Sven Tariq Terence Theodore Thomas Timothy Tobias Tyrone Victor Vikram Vincent Vladimir Walter Warren Wesley William Yusuf Zachary`);

/** Given names that women and men bear. */
export const anyonesNames: readonly string[] = list(`
  Addison Alexis Andy Ariel Ashley Avery Bailey Blair Cameron Casey Charlie Chris Dana Devon Drew Eden Emerson Emery Finley Frankie Harley Hayden Jackie Jamie Jessie Jody Jordan Kai Kelly Kelsey Kendall
  Kerry Kim Lee Leslie Lindsay Logan Marion Mickey Morgan Nicky Noel Pat Peyton Quinn Reese Riley Robin Rory Rowan Ryan Sam Sasha Shannon Shawn Sidney Skyler Stacy Sydney Taylor Terry Toby Tracy`);
