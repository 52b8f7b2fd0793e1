// What is listened for in Indian English, where it differs from British: names.
import { listen as british } from '../en-GB/listen.ts';
import type { Listen } from '../../speech/locale.ts';

/** Read by the generator of the interaction model and by the word matcher, never by the skill's function. */
export const listen: Listen = {
  ...british,
  firstNames: [
    ...british.firstNames,
    ...`Aarav Aditi Aditya Amit Ananya Anil Anjali Arjun Asha Deepak Deepika Divya Gaurav Geeta Harsh Ishita Kabir
    Karan Kavya Kiran Lakshmi Manish Meera Mohan Neha Nikhil Nisha Pooja Pranav Priyanka Rahul Raj Rajesh Ravi Ritu
    Rohan Rohit Sanjay Shreya Sneha Sunil Sunita Suresh Tanvi Varun Vijay Vikram Vivek`.split(/\s+/),
  ],
};
