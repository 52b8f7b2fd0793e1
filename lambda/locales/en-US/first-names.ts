// First names that train the open slot type: common ones of all ages, those that are words too (Will, Rose, Jack),
// and a few double ones.

/** First names in American English, as they are written. */
export const firstNames: readonly string[] = `
Aaron Abby Abigail Adam Adrian Aiden Al Alan Albert Alec Alex Alexander Alexandra Alexis Alice Alicia Alison Allen
Amanda Amber Amy Ana Andre Andrea Andrew Andy Angel Angela Angie Anita Ann Anna Anne Annie Anthony Antonio April
Aria Ariana Art Arthur Ash Ashley Audrey Austin Autumn Ava Avery Barbara Barry Bea Beatrice Becky Bella Ben Benjamin
Bernard Beth Betty Bev Beverly Bill Billy Blake Bob Bobby Bonnie Brad Bradley Brandon Brenda Brian Brianna Brooke
Bruce Bryan Caleb Calvin Cameron Carl Carla Carlos Carmen Carol Caroline Carolyn Carrie Carter Casey Cassie Cath
Catherine Cathy Cecilia Chad Chance Charlene Charles Charlie Charlotte Chase Chelsea Cheryl Chloe Chris Christian Christina
Christine Christopher Cindy Claire Clara Clark Claudia Clay Clive Cody Cole Colin Connie Connor Cooper Corey Craig
Crystal Curtis Cynthia Daisy Dale Dan Dana Daniel Danielle Danny Dario Darren Dave David Dawn Dean Deb Debbie Deborah
Debra Dennis Derek Diana Diane Dick Diego Dolores Dominic Don Donald Donna Dora Doris Dorothy Dot Doug Douglas Drew
Duncan Dustin Dylan Earl Eddie Edgar Edith Edward Edwin Eileen Elaine Eleanor Elena Eli Elijah Elizabeth Ella Ellen
Ellie Elsa Em Emily Emma Eric Erica Erik Erin Ernest Ethan Eugene Eva Evan Eve Evelyn Faith Fanny Faye Felix Fern
Fernando Finn Fiona Flora Florence Frances Francis Frank Frankie Fred Gabe Gabriel Gabriela Gail Gary Gavin Gene
Genevieve George Georgia Gerald Gina Glen Glenn Gloria Gordon Grace Grant Greg Gregory Gus Guy Hailey Hannah Harold
Harper Harriet Harry Harvey Hazel Heather Heidi Helen Henry Herb Holly Hope Howard Hugh Hugo Hunter Ian Ida Irene
Iris Isaac Isabel Isabella Isaiah Ivan Ivy Jack Jackie Jackson Jacob Jade Jake James Jamie Jan Jane Janet Janice
Jared Jasmine Jason Jay Jean Jeff Jeffrey Jen Jenna Jennifer Jenny Jeremy Jerry Jess Jesse Jessica Jessie Jill Jim
Jimmy Jo Joan Joanna Joanne Joe Joel Joey John Johnny Jon Jonah Jonathan Jordan Jorge Jose Joseph Josh Joshua Joy
Joyce Juan Juanita Judith Judy Julia Julian Julie June Justin Kai Karen Karl Kate Katherine Kathleen Kathy Katie
Kay Kayla Keith Kelly Ken Kenneth Kenny Kerry Kevin Kim Kimberly Kirk Kris Kristen Kurt Kyle Lance Larry Laura
Lauren Layla Lee Leo Leon Leroy Leslie Levi Lewis Liam Lily Lin Linda Lisa Liz Logan Lola Lorenzo Lori Louis Louise
Lucas Lucy Luis Luke Luna Lydia Lynn Mabel Maddie Madison Maggie Malik Marc Marcus Margaret Margo Maria Marie Marilyn
Mario Marion Mark Marsha Martha Martin Marvin Mary Mason Matt Matthew Maureen Max Maya May Meg Megan Mel Melanie
Melissa Mia Michael Michelle Miguel Mike Mila Miles Milo Mindy Miranda Miriam Mitch Moe Molly Monica Morgan Nancy
Naomi Nat Natalie Nate Nathan Neil Nell Nicholas Nick Nicole Nina Noah Nora Norma Norman Oliver Olivia Omar Opal Oscar
Otis Otto Owen Page Paige Pam Pamela Pat Patricia Patrick Patty Paul Paula Pearl Pedro Peggy Penny Pete Peter Phil
Philip Phoebe Phyllis Pierce Piper Polly Priya Quentin Quinn Rachel Ralph Ramon Randy Raul Ray Raymond Rebecca Reggie
Rene Rex Ricardo Rich Richard Rick Ricky Rita Rob Robert Roberta Robin Rodney Roger Roland Ron Ronald Ronnie Rory Rosa
Rose Rosie Ross Roxanne Roy Ruby Russ Russell Ruth Ryan Sabrina Sadie Sally Sam Samantha Samuel Sandra Sandy Sara
Sarah Saul Scott Sean Sebastian Serena Seth Shane Shannon Sharon Shaun Shawn Sheila Shelly Sheryl Shirley Sid Sidney
Simon Sky Sofia Sonia Sophia Sophie Spencer Stacy Stan Stanley Stefan Stella Steph Stephanie Stephen Steve Steven
Stuart Sue Summer Susan Susie Suzanne Sydney Sylvia Tamara Tammy Tanya Tara Taylor Ted Teresa Terry Thea Theo Theresa
Thomas Tim Timothy Tina Todd Tom Tommy Toni Tony Tracy Travis Trevor Trish Troy Tyler Ursula Val Valerie Vanessa Vera
Vernon Veronica Vic Vicky Victor Victoria Vincent Viola Violet Virginia Vivian Wade Walt Walter Wanda Warren Wayne
Wendy Wes Wesley Will William Willow Win Wyatt Xavier Yasmin Yolanda Yvonne Zac Zach Zachary Zara Zeke Zoe Zoey
`
  .trim()
  .split(/\s+/)
  .concat([
    'Anna Maria',
    'Billy Bob',
    'Bobby Joe',
    'Jo Ann',
    'Mary Ann',
    'Mary Jane',
    'Mary Kate',
    'Mary Lou',
  ]);
